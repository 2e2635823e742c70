// Loaded into the processes a command starts: when that command is killed, nobody is left to stop them.
const parent = process.ppid;
const LOOK_MS = 500;

// Once: a second signal would cut short what the first one lets finish.
const look = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(look);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_MS);
look.unref();
