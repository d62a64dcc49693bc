const SECRETS = new Set(['token', 'grouptoken', 'refreshtoken', 'cartid', 'password', 'key'])

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A query as it may be logged: secrets replaced. @source platform contract §13.9 */
export function loggableQuery(query: Query): Query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, SECRETS.has(name.toLowerCase()) ? '[redacted]' : value]),
  )
}
