import { readFileSync } from 'node:fs'
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
