import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../bff/config/config.ts'
import { shippingMethods } from '../../sandbox/api/cart/totals/shipping.ts'
import { STORE_VIEWS } from '../../sandbox/store-views.ts'

const { delivery: rules } = readConfig({}).shop
const rule = (method: string) => rules?.methods.find((each) => each.method === method)
const page = parse(readFileSync('sandbox/data/catalog/pages/help.yaml', 'utf8')).pages.find(
  ({ identifier }: { identifier: string }) => identifier === 'delivery',
).content
/** Every text of the content that shoppers read, except the pages. */
const otherTexts = [
  'bff/content/shop/default.yaml',
  'bff/content/shop/store-views.yaml',
  ...['default', 'de', 'it'].map((name) => `bff/content/banners/${name}.json`),
  'sandbox/data/catalog/blocks.yaml',
].map((file) => [file, readFileSync(file, 'utf8').replaceAll(/^\s*#.*$/gm, '')] as const)

/** The delivery methods that the platform offers for a weight in kilograms. */
function listMethods(country: string, language: string, weight: number) {
  const view = STORE_VIEWS.find((view) => view.language === language) ?? STORE_VIEWS[0]
  const line = { article: { weight, type: 'simple' }, line: { quantity: 1 } }
  return shippingMethods([line] as never, { country_id: country, postcode: 'LS9 8AA' }, view)
}
const amounts = (text: string) =>
  [...text.matchAll(/£(\d+\.\d\d)|(\d+,\d\d) €/g)].map(([, pounds, euros]) => Number((pounds ?? euros ?? '').replace(',', '.')))

// DELIVERY-6
describe('the texts about delivery', () => {
  it('have a rule for each method of the platform, and for no other', () => {
    const codes = listMethods('GB', 'en', 1).map(({ carrier, method }) => `${carrier}_${method}`)
    expect(rules?.methods.map(({ method }) => method).sort()).toEqual(codes.sort())
  })

  it.each([
    ['en', 'GB'],
    ['de', 'DE'],
    ['it', 'IT'],
  ])('state the platform’s prices and no other on the page in %s', (language, country) => {
    const prices = listMethods(country, language, 1).map(({ amount }) => amount)
    const perParcel = (listMethods(country, language, 31)[0]?.amount ?? 0) - (prices[0] ?? 0)
    expect(new Set(amounts(page[language]))).toEqual(new Set([...prices.filter((price) => price > 0), perParcel]))
    expect(page[language]).toContain('30 kg')
    expect(listMethods(country, language, 30)[0]?.amount).toBe(prices[0])
  })

  // PROD-74
  it('call free what the platform charges nothing for, and nothing else', () => {
    const free = listMethods('GB', 'en', 1).flatMap(({ carrier, method, amount }) => (amount === 0 ? `${carrier}_${method}` : []))
    expect(rules?.methods.filter((rule) => rule.free).map(({ method }) => method)).toEqual(free)
  })

  it.each([
    ['en', '2.4 m'],
    ['de', '2,4 m'],
    ['it', '2,4 m'],
  ])('state the courier’s longest piece in %s', (language, length) => {
    expect(rule('flatrate_flatrate')?.longest).toBe(2400)
    expect(page[language]).toContain(length)
    expect(listMethods('GB', language, 1)[0]?.title).toContain(length)
  })

  // DELIVERY-24
  it.each(['en', 'de', 'it'])('state the courier’s heaviest order in %s', (language) => {
    expect(rule('flatrate_flatrate')?.heaviest).toBe(150)
    expect(page[language]).toContain('150 kg')
  })

  it('state the cut-off, the lead times and the working days of the rules', () => {
    expect(rules).toMatchObject({ cutOff: '12:00', workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] })
    expect([rule('flatrate_flatrate')?.days, rule('pallet_pallet')?.days, rule('branch_collect')?.hours]).toEqual([2, 1, 2])
    for (const words of ['by noon', 'the next working day', '2 working days', 'After 2 opening hours', 'Monday to Friday'])
      expect(page.en).toContain(words)
    const { title, text } = readConfig({}).shop.texts.delivery ?? {}
    expect([title, text]).toEqual(['Order by noon', 'On our lorry the next working day'])
  })

  it('promise no day in the languages of countries without rules', () => {
    expect(rules?.countries).toEqual(['GB'])
    const texts = [
      page.de,
      page.it,
      ...otherTexts.filter(([file]) => /de\.json|it\.json|store-views/.test(file)).map(([, text]) => text),
    ]
    for (const text of texts)
      expect(text).not.toMatch(/nächsten Werktag|bis mittags|bis 12 Uhr|morgen|mezzogiorno|entro le 12|giorno lavorativo|domani/i)
  })

  it.each(otherTexts)('repeat no price in %s', (_, text) => expect(text).not.toMatch(/[£€] ?\d|\d ?€/))
})
