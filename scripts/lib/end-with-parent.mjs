// Loaded into the child processes of a command, to end them when that command is killed and cannot.
const parent = process.ppid;
const LOOK_MS = 500;

// Once only: a second signal would cut short the cleanup of the first.
const look = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(look);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_MS);
look.unref();
