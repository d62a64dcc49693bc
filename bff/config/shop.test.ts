import { readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { editedContent } from './testing/edited-content.ts'

const contentWith = (edit: (text: string) => string) => editedContent('shop/default.yaml', edit)

const findLine = (file: string, text: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

// SHOP-17, SEARCH-40
describe('shop content', () => {
  it('provides name, phone number, pages and texts', () => {
    const { directory } = contentWith((file) =>
      file.replace('Heartwood', 'Crust & Crumb').replace(/^ {2}hours:.*$/m, '  hours: From six'),
    )
    const { shop } = readConfig({ CONTENT_DIR: directory })
    expect(shop).toMatchObject({ name: 'Crust & Crumb', phone: '0113 496 0123', texts: { hours: 'From six' } })
    expect(shop.pages.help).toContain('delivery')
    expect([shop.bannersDirectory, shop.searchDictionaryDirectory]).toEqual([
      join(directory, 'banners'),
      join(directory, 'search'),
    ])
  })

  // SCREEN-23
  it('has the store locator, the size guide and order tracking in the menu', () => {
    const entries = readConfig({}).shop.pages.menu.map((entry) => (typeof entry === 'string' ? entry : entry.title))
    expect(entries).toEqual(expect.arrayContaining(['Store locator', 'Size guide', 'Order tracking']))
  })

  it('may omit optional values', () => {
    const { directory } = contentWith((file) => file.replace(/^phone:.*$/m, '').replace(/^ {2}(promise|contact|hours):.*$/gm, ''))
    expect(readConfig({ CONTENT_DIR: directory }).shop).toMatchObject({
      phone: null,
      texts: { promise: null, contact: null, hours: null },
    })
  })

  it.each([
    ['a blank name', /^name:.*$/m, "name: ' '", 'name:', 'name: is empty'],
    [
      'a shortcut to another site',
      /^ {4}url: \/compare$/m,
      '    url: //evil.example',
      'evil.example',
      'shortcuts.1.url: has to be a path of the shop such as /search',
    ],
    ['a number in place of a text', /^ {2}hours:.*$/m, '  hours: 7', '  hours:', 'texts.hours: has to be a text, not a number'],
    [
      'an unknown field that resembles a known one',
      /^ {2}hours:/m,
      '  ours:',
      '  ours:',
      'texts.ours: is not a setting; did you mean hours?',
    ],
    [
      'opening hours of a day without an end',
      /^opening:.*$/m,
      "opening: ['7:30', null, null, null, null, null, null]",
      'opening:',
      'opening.0: has to be hours such as 7:30-17:00',
    ],
    [
      'an unknown field that resembles none',
      /^name:/m,
      'slogan: Oak\nname:',
      'slogan:',
      'slogan: is not a setting; use one of name, phone, email, company, quotationDays, colours, pages, blocks, shortcuts, cutting, calculators, addresses, opening, branches, delivery, texts',
    ],
    [
      'too many popular searches',
      /^ {2}popularSearches:.*$/m,
      '  popularSearches: [a, b, c, d, e, f, g, h, i]',
      'popularSearches:',
      'texts.popularSearches: has more than 8 entries',
    ],
    ['a missing field', /^ {2}title:.*$/m, '', 'texts:', 'texts.title: is missing; it has to be a text'],
    ['an invalid colour', /'#103924'/, 'green', 'bar:', 'colours.bar: has to be a colour such as #103924'],
    [
      'a text with line breaks',
      /^ {2}hours:.*$/m,
      '  hours: "a\\nb"',
      '  hours:',
      'texts.hours: must not contain line breaks or control characters',
    ],
    ['invalid YAML', /^name:.*$/m, 'name: [', 'colours:', expect.stringContaining('')],
  ])('stops the start with file, line and field for %s', (_, part, instead, place, sentence) => {
    const { directory, file } = contentWith((text) => text.replace(part, instead))
    const read = () => readConfig({ CONTENT_DIR: directory })
    if (typeof sentence === 'string') {
      expect(read).toThrow(expect.objectContaining({ issues: [`${file}:${findLine(file, place)} ${sentence}`] }))
    } else expect(read).toThrow(/\S+default\.yaml:\d+ /)
  })

  it('stops the start for a missing folder and names every missing file', () => {
    expect(() => readConfig({ CONTENT_DIR: 'no/such' })).toThrow('CONTENT_DIR: "no/such" is not a readable folder')
    const { directory } = contentWith((file) => file)
    for (const name of ['mark.svg', 'icon.svg']) unlinkSync(join(directory, 'pictures', name))
    unlinkSync(join(directory, 'shop', 'default.yaml'))
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(
      expect.objectContaining({
        issues: [
          `${join(directory, 'pictures', 'mark.svg')}: is missing; copy the file from bff/content`,
          `${join(directory, 'pictures', 'icon.svg')}: is missing; copy the file from bff/content`,
          expect.stringContaining(`${join(directory, 'shop', 'default.yaml')}: cannot be read: ENOENT`),
        ],
      }),
    )
  })
})
