startViewer();
