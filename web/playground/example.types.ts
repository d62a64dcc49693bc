/** An operation that the playground offers to run. */
export interface Example {
  readonly title: string
  readonly about: string
  readonly query: string
  /** JSON. */
  readonly variables?: string
}
