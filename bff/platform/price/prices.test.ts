import { describe, expect, it } from 'vitest'
import { platformClient, VIEW } from '../testing/platform-client.ts'
import { html, json } from '../testing/scripted-platform.ts'

describe('current prices', () => {
  const info = {
    final_price: 3.6,
    regular_price: 4.2,
    special_price: 3.6,
    extension_attributes: { tax_adjustments: { final_price: 3, regular_price: '3.5', special_price: 3 } },
  }

  it('are returned by product id, gross and net', async () => {
    const { platform, client } = await platformClient(json({ code: 200, result: { items: [{ id: 93, price_info: info }] } }))
    expect(await client.prices(VIEW, ['A', 'B'])).toEqual({
      isComplete: true,
      items: [
        {
          id: '93',
          gross: { final: 3.6, regular: 4.2, special: 3.6 },
          net: { final: 3, regular: 3.5, special: 3 },
          refreshedAt: expect.any(String),
        },
      ],
    })
    expect(platform.asked[0]?.url).toBe('/api/product/render-list?currencyCode=GBP&skus=A%2CB&storeId=1')
  })

  it.each([
    ['another currency', 'USD', 0],
    ['the same currency', 'gbp', 1],
    ['an unknown currency', null, 1],
  ])('are left out if they are in %s', async (_, currency_code, count) => {
    const { client, log } = await platformClient(
      json({ code: 200, result: { items: [{ id: 93, currency_code, price_info: info }] } }),
    )
    expect((await client.prices(VIEW, ['A'])).items).toHaveLength(count)
    expect(log.lines.filter(({ message }) => message === 'prices in another currency ignored')).toHaveLength(1 - count)
  })

  it('are logged with the field that cannot be read', async () => {
    const price_info = { ...info, final_price: '1,299.00', regular_price: '1,499.00' }
    const { client, log } = await platformClient(json({ code: 200, result: { items: [{ id: 93, price_info }, { id: 94 }] } }))
    expect((await client.prices(VIEW, ['A', 'B'])).items).toEqual([])
    expect(
      log.lines.filter(({ level }) => level === 'warn').map(({ fields }) => [fields.entity, fields.id, fields.fields]),
    ).toEqual([['price', '93', ['price_info.final_price', 'price_info.regular_price']]])
  })

  it('may lack net amounts and a special price', async () => {
    const { client } = await platformClient(
      json({
        code: 200,
        result: { items: [{ id: 1, price_info: { final_price: 2, regular_price: 2, special_price: null } }, { id: 2 }] },
      }),
    )
    expect((await client.prices(VIEW, ['A', 'B'])).items).toMatchObject([
      { id: '1', net: null, gross: { final: 2, regular: 2, special: null } },
    ])
  })

  it.each([
    ['fails', json({ code: 500, result: 'skus parameter is required' }, 500)],
    ['is down', html(502)],
    ['answers something else', json({ code: 200, result: true })],
  ])('are empty if the platform %s', async (_, behaviour) => {
    expect(await (await platformClient(behaviour)).client.prices(VIEW, ['A'])).toMatchObject({ items: [] })
  })
})
