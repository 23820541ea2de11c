/** Loaded before each command: a failure that a person can fix is shown without a stack. */
process.on('uncaughtException', (error) => {
  console.error(error?.name === 'ToolError' ? error.message : error);
  process.exit(1);
});
