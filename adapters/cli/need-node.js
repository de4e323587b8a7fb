// Plain JavaScript, because an older Node cannot parse TypeScript and so cannot report the problem.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Kilwater needs Node 24.7 or newer; this is Node ${process.versions.node}.\n` +
      'On Linux (x64), "npm ci" also installs a fitting Node, which "npm start" uses. On other systems install Node 24.7 or newer from https://nodejs.org and try again.',
  );
  process.exit(1);
}
