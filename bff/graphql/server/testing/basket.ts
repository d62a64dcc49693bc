export const BASKET_SDL = `
  type Query { greet: String }
  type Mutation { setQuantity(sku: ID!, quantity: Int!): SetQuantityPayload }
  type SetQuantityPayload { quantity: Int, total: String, userErrors: [UserError!]! }
  type UserError { code: String!, field: String, message: String! }
`

export const SET_QUANTITY = `mutation SetQuantity($sku: ID!, $quantity: Int!) {
  setQuantity(sku: $sku, quantity: $quantity) {
    quantity
    total
    userErrors { code field message }
  }
}`

export const basketDocuments = new Map([
  ['sha256:greet', '{ greet }'],
  ['sha256:set', SET_QUANTITY],
])

interface Line {
  readonly sku: string
  readonly quantity: number
}

/** Resolvers that record the calls of the mutation. */
export function basket() {
  const calls: Line[] = []
  const setQuantity = (_parent: unknown, line: Line) => {
    calls.push(line)
    if (line.sku === 'BROKEN') throw new Error('connection to 10.0.0.1 refused')
    const tooMany = { code: 'TOO_MANY', field: 'quantity', message: 'There are only 3.' }
    return { quantity: line.quantity, userErrors: line.quantity > 3 ? [tooMany] : [] }
  }
  const total = () => {
    throw new Error('totals unavailable')
  }
  return { calls, resolvers: { Query: { greet: () => 'Hello' }, Mutation: { setQuantity }, SetQuantityPayload: { total } } }
}
