/** Some tasks are still queued; the browser retries later. */
export class TasksLeftError extends Error {
  override readonly name = 'TasksLeftError'
}
