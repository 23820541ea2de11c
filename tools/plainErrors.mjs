/** Loaded before each command: errors that the user can fix are shown without a stack trace. */
process.on('uncaughtException', (error) => {
  console.error(error?.name === 'ToolError' ? error.message : error);
  process.exit(1);
});
