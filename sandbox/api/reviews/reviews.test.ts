import { describe, expect, it } from 'vitest'
import { platformWith } from '../api.test-kit.ts'

const platform = platformWith([])
const REVIEW = { product_id: 93, title: 'Straight grain', detail: 'All true.', nickname: 'Anna B', review_entity: 'product' }
const create = (body: unknown) => platform.post('/api/review/create?token=', body)

describe('review API', () => {
  it('accepts a review and leaves it pending, whatever its status says', async () => {
    const { product_id: _, ...rest } = REVIEW
    expect((await create({ review: { ...REVIEW, review_status: 1, store_id: 1 } })).json).toEqual({
      code: 200,
      result: { ...rest, id: expect.any(Number), entity_pk_value: 93, review_status: 2, store_id: 1 },
    })
  })

  it.each([
    [
      { ...REVIEW, product_id: '93' },
      { keyword: 'type', dataPath: '.review.product_id' },
    ],
    [
      { ...REVIEW, product_id: 9.5 },
      { keyword: 'type', dataPath: '.review.product_id' },
    ],
    [
      { ...REVIEW, customer_id: '40' },
      { keyword: 'type', dataPath: '.review.customer_id' },
    ],
    [
      { ...REVIEW, nickname: undefined },
      { keyword: 'required', params: { missingProperty: 'nickname' } },
    ],
  ])('rejects %j', async (review, error) => {
    expect(await create({ review })).toMatchObject({ status: 500, json: { code: 500, result: [error] } })
  })

  it('returns an error if there is no review', async () => {
    for (const body of [{}, { review: null }, []]) expect((await create(body)).json).toMatchObject({ code: 500 })
  })
})
