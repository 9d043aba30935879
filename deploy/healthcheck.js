// Ends with 0 when the server in this container is ready: an image without a shell has nothing else that could ask.
const ready = `http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`;
const isReady = await fetch(ready).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
