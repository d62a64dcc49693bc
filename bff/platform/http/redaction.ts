/** Parameters whose values must not be logged, in lower case. */
export const SECRET_PARAMETERS = ['token', 'grouptoken', 'refreshtoken', 'cartid', 'password', 'key', 'email'] as const

const secrets: ReadonlySet<string> = new Set(SECRET_PARAMETERS)

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A query for the log, with secrets replaced. @source platform contract §13.9 */
export function loggableQuery(query: Query): Query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, secrets.has(name.toLowerCase()) ? '[redacted]' : value]),
  )
}
