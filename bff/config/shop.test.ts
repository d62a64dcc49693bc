import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'

/** Copies the shipped content and changes the shop file. */
function contentWith(change: (file: string) => string): { readonly directory: string; readonly file: string } {
  const directory = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  cpSync('bff/content', directory, { recursive: true })
  const file = join(directory, 'shop', 'default.yaml')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return { directory, file }
}

const lineOf = (file: string, text: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

// SHOP-17
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

  it('is overridden by variables', () => {
    const set = {
      SHOP_NAME: 'Rye',
      SHOP_PHONE: 'none',
      SHOP_EMAIL: 'yard@rye.example',
      HELP_PAGES: 'faq',
      ABOUT_PAGES: 'us, team',
      BANNERS_DIR: 'docs',
    }
    expect(readConfig(set).shop).toMatchObject({
      ...{ name: 'Rye', phone: null, email: 'yard@rye.example', bannersDirectory: 'docs' },
      pages: { help: ['faq'], about: ['us', 'team'] },
    })
  })

  it('may omit optional values', () => {
    const { directory } = contentWith((file) => file.replace(/^phone:.*$/m, '').replace(/^ {2}(promise|contact|hours):.*$/gm, ''))
    expect(readConfig({ CONTENT_DIR: directory }).shop).toMatchObject({
      phone: null,
      texts: { promise: null, contact: null, hours: null },
    })
  })

  it.each([
    ['a blank name', /^name:.*$/m, "name: ' '", 'name:', 'name: Too small: expected string to have >=1 characters'],
    [
      'a shortcut to another site',
      /^ {4}url: \/compare$/m,
      '    url: //evil.example',
      'evil.example',
      'shortcuts.1.url: has to be a path of the shop such as /search',
    ],
    [
      'a number in place of a text',
      /^ {2}hours:.*$/m,
      '  hours: 7',
      'hours:',
      'texts.hours: Invalid input: expected string, received number',
    ],
    ['an unknown field', /^ {2}hours:/m, '  ours:', '  ours:', 'texts: Unrecognized key: "ours"'],
    ['a missing field', /^ {2}title:.*$/m, '', 'texts:', 'texts.title: Invalid input: expected string, received undefined'],
    ['an invalid colour', /'#103924'/, 'green', 'bar:', 'colours.bar: has to be a colour such as #103924'],
    [
      'a text with line breaks',
      /^ {2}hours:.*$/m,
      '  hours: "a\\nb"',
      'hours:',
      'texts.hours: has to be without line ends and control characters',
    ],
    ['invalid YAML', /^name:.*$/m, 'name: [', 'colours:', expect.stringContaining('')],
  ])('stops the start with file, line and field for %s', (_, part, instead, place, sentence) => {
    const { directory, file } = contentWith((text) => text.replace(part, instead))
    const read = () => readConfig({ CONTENT_DIR: directory })
    if (typeof sentence === 'string') {
      expect(read).toThrow(expect.objectContaining({ issues: [`CONTENT_DIR: ${file}:${lineOf(file, place)} ${sentence}`] }))
    } else expect(read).toThrow(/CONTENT_DIR: .*default\.yaml:\d+ /)
  })

  it('stops the start for a missing folder and names every missing file', () => {
    expect(() => readConfig({ CONTENT_DIR: 'no/such' })).toThrow('CONTENT_DIR: "no/such" is no folder that can be read')
    const { directory } = contentWith((file) => file)
    for (const name of ['mark.svg', 'icon.svg']) unlinkSync(join(directory, 'pictures', name))
    unlinkSync(join(directory, 'shop', 'default.yaml'))
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(
      expect.objectContaining({
        issues: [
          `CONTENT_DIR: ${join(directory, 'pictures', 'mark.svg')} is not there; copy that of bff/content`,
          `CONTENT_DIR: ${join(directory, 'pictures', 'icon.svg')} is not there; copy that of bff/content`,
          expect.stringContaining(`CONTENT_DIR: ${join(directory, 'shop', 'default.yaml')} cannot be read: ENOENT`),
        ],
      }),
    )
  })
})
