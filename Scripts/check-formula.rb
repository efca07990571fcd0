#!/usr/bin/env ruby
# Installs a release the way Homebrew would, as far as that works without Homebrew: compares the checksum, unpacks the archive,
# and runs the install and test blocks of the formula.
#
#   Scripts/check-formula.rb FORMULA ARCHIVE
#
# Exit status: 0 fine, 1 the formula fails, 64 wrong usage.
require "digest"
require "fileutils"
require "pathname"
require "tmpdir"

if ARGV.length != 2
  warn "Scripts/check-formula.rb FORMULA ARCHIVE"
  exit 64
end
FORMULA, ARCHIVE = ARGV.map { |path| File.expand_path(path) }

# What Homebrew adds to a path.
class Pathname
  def install(*names)
    mkpath
    FileUtils.cp_r(names, self)
  end
end

# The part of Homebrew's formulas that ours uses. It is Linux on an Intel processor.
class Formula
  class << self
    attr_reader :urls, :sums, :test_block

    def inherited(formula) = formula.instance_variable_set(:@urls, []) && formula.instance_variable_set(:@sums, [])
    def desc(*) = nil
    def homepage(*) = nil
    def version(*) = nil
    def license(*) = nil
    def depends_on(*) = nil
    def on_macos = nil
    def on_arm = nil
    def on_linux = yield
    def on_intel = yield
    def url(address) = @urls << address
    def sha256(sum) = @sums << sum
    def test(&block) = @test_block = block
  end

  attr_reader :prefix, :testpath

  def initialize(folder)
    @prefix = Pathname(folder) / "prefix"
    @testpath = Pathname(folder) / "test"
    [prefix, testpath].each(&:mkpath)
  end

  def bin = prefix / "bin"

  def shell_output(command)
    output = `#{command}`
    raise "#{command} failed" unless $?.success?
    output
  end

  def system(*words) = Kernel.system(*words.map(&:to_s)) || raise("#{words.join(" ")} failed")
  def assert_match(part, text) = text.include?(part) || raise("there is no '#{part}' in: #{text}")
end

def check(folder)
  load FORMULA
  raise "the checksum is not that of the archive" unless Coordviz.sums == [Digest::SHA256.file(ARCHIVE).hexdigest]
  raise "the archive has another name" unless Coordviz.urls.map { |url| File.basename(url) } == [File.basename(ARCHIVE)]
  Kernel.system("tar", "-xzf", ARCHIVE, "--strip-components=1", "-C", folder) || raise("tar failed")
  formula = Coordviz.new(folder)
  Dir.chdir(folder) { formula.install }
  Dir.chdir(formula.testpath) { formula.instance_eval(&Coordviz.test_block) }
  raise "there is no manual page" unless (formula.prefix / "share/man/man1/coordviz.1").file?
end

begin
  Dir.mktmpdir { |folder| check(folder) }
rescue RuntimeError => error
  abort("error: #{FORMULA}: #{error.message}")
end
puts "fine: #{FORMULA} installs #{File.basename(ARCHIVE)}"
