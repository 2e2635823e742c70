// Uses old syntax, so an outdated Node can still parse it and report its version.
var version = process.versions.node.split('.').map(Number);
var supported = (version[0] === 20 && version[1] >= 19) || (version[0] === 22 && version[1] >= 12) || version[0] > 22;
if (!supported) {
  console.error(
    `Segara needs Node 20.19 or newer (of Node 22: 22.12 or newer); this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

import('tsx/esm/api')
  .then(
    (tsx) => {
      tsx.register();
      return import('./lib/command.ts');
    },
    () => {
      console.error('The packages are not installed. Run npm ci first.');
      process.exit(1);
    },
  )
  .then((command) => command.runCommand(process.argv[2], process.argv.slice(3)));
