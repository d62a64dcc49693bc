import { describe, expect, it } from 'vitest'
import { visit } from '../../kit/page.ts'

// ROOM-1
describe('the calculator pages', () => {
  it('are linked from one page', async () => {
    const page = await visit('/calculators')
    expect(page.status).toBe(200)
    expect(page.links).toEqual(expect.arrayContaining(['/calculators/skirting', '/calculators/architrave', '/calculators/deck']))
  })

  it.each([
    ['skirting', 'Skirting for a room', 'SKIRT-MDF-TORUS-15X95-4200'],
    ['architrave', 'Architrave for doors', 'ARCH-MDF-OGEE-15X44-2200'],
    ['deck', 'Everything for a deck', 'SCR-DECK-4.5X65'],
  ])('for %s has its name, an example without scripts, and a drawing', async (kind, name, sku) => {
    const page = await visit(`/calculators/${kind}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(name)
    expect(page.text).toContain(sku)
    expect(page.text).toContain('please turn on JavaScript')
    expect(page.main).toMatch(/<svg[^>]*role="img"/)
  })

  it.each(['/calculators/stairs', '/calculators/__proto__', '/calculators/deck/1'])('answer 404 at %s', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  // ROOM-8
  it('are the same for every address', async () => {
    const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
    const [plain, filled] = await Promise.all([
      visit('/calculators/skirting'),
      visit('/calculators/skirting?length=9&width=9&doors=9'),
    ])
    expect(withoutNonce(filled.main)).toBe(withoutNonce(plain.main))
  })
})
