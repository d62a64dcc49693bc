/** Some tasks still wait: the browser is to try again later. */
export class TasksLeftError extends Error {
  override readonly name = 'TasksLeftError'
}
