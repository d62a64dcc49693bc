import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import { GERMAN, platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, empty, hangUp, html, json } from '../testing/scripted-platform.ts'

const REVIEW = { productId: 93, rating: 4, title: 'Straight grain', detail: 'All true.', nickname: 'Anna B' }
const taken = json({ code: 200, result: { id: 1 } })

async function createReviewCalls(behaviour: Behaviour) {
  const { client, platform } = await platformClient(behaviour)
  return { create: client.review.create, platform }
}

// CALL-7, REVIEW-1, REVIEW-3
describe('review sent to the platform', () => {
  // REVIEW-5
  it.each([
    ['the customer’s token and id', { token: 'token', customerId: 40 }, '&token=token', 40],
    ['the token alone if the customer’s id is unknown', { token: 'token', customerId: null }, '&token=token', null],
    ['neither token nor id for a guest', null, '', null],
  ])('is sent with its stars and %s', async (_, author, token, customerId) => {
    const { create, platform } = await createReviewCalls(taken)
    expect(await create(GERMAN, REVIEW, author)).toBe(true)
    expect(platform.asked[0]?.url).toBe(`/api/review/create?storeCode=de${token}`)
    expect(platform.asked[0]?.headers.accept).toBe('application/json, text/plain, */*')
    expect(JSON.parse(platform.asked[0]?.body ?? '')).toEqual({
      review: {
        product_id: 93,
        title: 'Straight grain',
        detail: 'All true.',
        nickname: 'Anna B',
        review_entity: 'product',
        customer_id: customerId,
        store_id: 2,
        ratings: [{ rating_name: 'Rating', value: 4, percent: 80 }],
      },
    })
  })

  it('is created once, however often it is sent', async () => {
    const { create, platform } = await createReviewCalls(taken)
    expect(await Promise.all([create(VIEW, REVIEW, null), create(VIEW, REVIEW, { token: 'token', customerId: 40 })])).toEqual([
      true,
      true,
    ])
    expect(await create(VIEW, { ...REVIEW }, null)).toBe(true)
    expect(platform.asked).toHaveLength(1)
    await create(VIEW, { ...REVIEW, rating: 5 }, null)
    expect(platform.asked).toHaveLength(2)
  })

  it.each([
    { code: 404, result: 'no' },
    { code: 401, result: 'The consumer is not authorized' },
    { code: 500, result: [{ keyword: 'type', dataPath: '.review.product_id' }] },
  ])('reads %j as false', async (body) => {
    const { create } = await createReviewCalls(json(body, body.code))
    expect(await create(VIEW, REVIEW, null)).toBe(false)
  })

  // DAY-8
  it('is null on a platform without the endpoint, and can be sent again', async () => {
    const { create, platform } = await createReviewCalls(html(404))
    expect(await create(VIEW, REVIEW, null)).toBeNull()
    platform.behave(taken)
    expect(await create(VIEW, REVIEW, null)).toBe(true)
  })

  it.each([
    ['no answer', hangUp],
    ['a gateway error', html(502)],
    ['an empty answer', empty(200)],
    ['an outage behind the platform', json({ code: 500, result: 'connect ECONNREFUSED' }, 500)],
  ])('can be sent again after %s', async (_, behaviour) => {
    const { create, platform } = await createReviewCalls(behaviour)
    await expect(create(VIEW, REVIEW, null)).rejects.toBeInstanceOf(PlatformUnreachable)
    platform.behave(taken)
    expect(await create(VIEW, REVIEW, null)).toBe(true)
  })
})
