import { expect, it } from 'vitest'
import { structuredData, visit } from '../../kit/page.ts'

// STORE-2, STORE-3
it('the store page has address, hours, telephone, directions and map without scripts, and nothing from other sites', async () => {
  const page = await visit('/stores')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Heartwood Leeds')
  expect(page.text).toContain('Unit 3, Sawmill Lane Leeds LS9 8AA')
  expect(page.text).toMatch(/Monday 7:30–17:00 .* Saturday 8:00–12:00 Sunday closed/)
  expect(page.links).toContain('tel:01134960123')
  expect(page.links.filter((link) => link.startsWith('https://'))).toEqual([expect.stringContaining('destination=Unit+3')])
  expect(page.main).toMatch(/<svg[^>]*aria-label="Map of the roads around Heartwood Leeds"/)
  expect(page.main).not.toMatch(/(?:src|srcset|action)="(?:https?:)?\/\//)
  expect(structuredData(page).get('HardwareStore')).toMatchObject({ name: 'Heartwood Leeds', telephone: '0113 496 0123' })
})
