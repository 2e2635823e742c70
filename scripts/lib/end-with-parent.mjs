// Loaded into the processes a command starts: when that command is killed, nobody is left to stop them.
const parent = process.ppid;
const LOOK_MS = 500;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, LOOK_MS).unref();
