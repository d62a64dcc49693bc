/** Some tasks are still unsent; the browser triggers another sync later. */
export class UnsentTasksError extends Error {
  override readonly name = 'UnsentTasksError'
}
