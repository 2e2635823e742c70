// Loaded into a command's child processes, to end them when the command is killed and cannot do so itself.
const parent = process.ppid;
const LOOK_MS = 500;

// Only once, because a second signal would cut short the cleanup of the first.
const look = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(look);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_MS);
look.unref();
