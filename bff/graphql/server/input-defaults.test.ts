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

const readChoice = async (query: string, variables?: object) => {
  const answers = [await server.post({ query, variables }), await server.post({ query, variables })]
  // Mercurius compiles a query on its second execution.
  const results = answers.map(({ status, json }) => [status, json.data ? JSON.parse(json.data.chosen) : json.errors.length])
  expect(results[1]).toEqual(results[0])
  return results[1]
}

describe('a default of an input field', () => {
  const QUERY = 'query ($filters: [FilterInput!]!) { chosen(filters: $filters) }'

  it.each<[string, unknown, unknown]>([
    ['applies to an omitted field in a list', [{ attribute: 'wood' }], [{ attribute: 'wood', values: [] }]],
    ['is replaced by a given value', [{ attribute: 'wood', values: ['58'] }], [{ attribute: 'wood', values: ['58'] }]],
    [
      'applies to an omitted field in a nested input',
      [{ attribute: 'price', price: {} }],
      [{ attribute: 'price', values: [], price: { from: 0, currency: 'GBP' } }],
    ],
    ['does not apply to an empty list', [], []],
  ])('%s', async (_, filters, expected) => {
    expect(await readChoice(QUERY, { filters })).toEqual([200, { filters: expected }])
  })

  it('applies to an omitted field of a single input', async () => {
    const query = 'query ($one: FilterInput) { chosen(one: $one) }'
    expect(await readChoice(query, { one: { attribute: 'wood' } })).toEqual([
      200,
      { filters: [], one: { attribute: 'wood', values: [] } },
    ])
  })

  it('does not apply to null', async () => {
    expect(await readChoice(QUERY, { filters: [{ attribute: 'wood', values: null }] })).toEqual([400, 1])
  })
})
