import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverWith } from './testing/server.ts'

const SDL = `
  type Query { chosen(filters: [FilterInput!]! = [], one: FilterInput): String! }
  input FilterInput { attribute: String!, values: [String!]! = [], price: PriceInput }
  input PriceInput { from: Int! = 0, currency: String! = "GBP" }
`
const resolvers = { Query: { chosen: (_root: unknown, args: object) => JSON.stringify(args) } }

let server: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  server = await serverWith(SDL, resolvers)
})
afterAll(() => server.app.close())

const chosen = async (query: string, variables?: object) => {
  const answers = [await server.post({ query, variables }), await server.post({ query, variables })]
  // The first is executed as it is, the second compiled.
  const told = answers.map(({ status, json }) => [status, json.data ? JSON.parse(json.data.chosen) : json.errors.length])
  expect(told[1]).toEqual(told[0])
  return told[1]
}

// A variable that leaves out what has a default is as good as one that names it.
describe('an input whose field has a default', () => {
  const QUERY = 'query ($filters: [FilterInput!]!) { chosen(filters: $filters) }'

  it.each<[string, unknown, unknown]>([
    ['may leave it out', [{ attribute: 'wood' }], [{ attribute: 'wood', values: [] }]],
    ['may name it', [{ attribute: 'wood', values: ['58'] }], [{ attribute: 'wood', values: ['58'] }]],
    [
      'may leave it out in an input of its own',
      [{ attribute: 'price', price: {} }],
      [{ attribute: 'price', values: [], price: { from: 0, currency: 'GBP' } }],
    ],
    ['may be left out itself', [], []],
  ])('%s', async (_, filters, expected) => {
    expect(await chosen(QUERY, { filters })).toEqual([200, { filters: expected }])
  })

  it('may leave it out where the input is one and no list', async () => {
    const query = 'query ($one: FilterInput) { chosen(one: $one) }'
    expect(await chosen(query, { one: { attribute: 'wood' } })).toEqual([
      200,
      { filters: [], one: { attribute: 'wood', values: [] } },
    ])
  })

  it('does not take null for it', async () => {
    expect(await chosen(QUERY, { filters: [{ attribute: 'wood', values: null }] })).toEqual([400, 1])
  })
})
