import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../bff/config/config.ts'

const saw = readConfig({}).shop.cutting
const guide: Readonly<Record<string, string>> = parse(readFileSync('sandbox/data/catalog/pages/guides.yaml', 'utf8')).pages.find(
  ({ identifier }: { identifier: string }) => identifier === 'cutting-guide',
).content

// CUT-21
describe('the guide to cutting lists', () => {
  it.each(['en', 'de', 'it'])('states the smallest piece of the saw in %s', (language) => {
    expect(guide[language]).toContain(`${saw?.smallest?.width} × ${saw?.smallest?.length} mm`)
  })

  it('states the width of a cut and no other', () => {
    expect([...(guide.en ?? '').matchAll(/([\d.]+) mm of the/g)].map(([, width]) => Number(width))).toEqual([saw?.kerf])
  })
})

// CUT-10
describe('the notices of sheets that can be cut', () => {
  const notices = globSync('sandbox/data/catalog/families/sheets/*.yaml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/cutting_service_notification_t:\n\s+en: (.+)\n\s+de: (.+)\n\s+it: (.+)/g)].flatMap(
      (texts) => texts.slice(1),
    ),
  )

  it('promise no free cuts, in any language', () => {
    expect(notices.length).toBeGreaterThanOrEqual(3)
    expect(notices.filter((notice) => /\bfree\b|\bfrei\b|kostenlos|gratis|gratuit/i.test(notice))).toEqual([])
  })
})

// UI-70
describe('the hours of the saw', () => {
  const read = (file: string) => readFileSync(`sandbox/data/catalog/${file}`, 'utf8')

  it('end with those of the branch on Saturdays, as the news say, and earlier on weekdays only', () => {
    expect(readConfig({}).shop.opening?.[5]).toMatch(/-12:00$/)
    expect(read('posts.yaml')).toContain('runs on Saturdays until noon')
    expect(read('pages/help.yaml')).toContain('On weekdays the saw stops half an hour before we close.')
  })
})
