import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { config, silent } from '../testing/platform.ts'
import { checkBanners, readBanners } from './banners.ts'

let directory = ''
const write = (name: string, content: unknown) =>
  writeFile(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content))

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'banners-'))
  await write('default.json', { mainBanners: [{ title: 'Oak', url: '/timber' }] })
  await write('de.json', { mainBanners: [{ title: 'Eiche', url: '/de/holz' }] })
  await write('broken.json', '{')
  await write('elsewhere.json', { mainBanners: [{ title: 'Away', url: '//evil.example' }] })
})
afterAll(() => rm(directory, { recursive: true }))

describe('banners', () => {
  // HOME-1, VIEW-5
  it('come from the store view’s own file', () => {
    expect(readBanners(directory, 'de', silent).mainBanners).toMatchObject([{ title: 'Eiche', picture: null }])
  })

  // HOME-1, VIEW-5
  it('come from the default file if the store view has none', () => {
    expect(readBanners(directory, 'it', silent).mainBanners).toMatchObject([{ title: 'Oak' }])
  })

  it('are empty without a file', () => {
    const none = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] }
    expect(readBanners(join(directory, 'none'), 'default', silent)).toEqual(none)
  })

  it.each(['broken', 'elsewhere'])('are empty and log an error for the file %s.json', (storeCode) => {
    const error = vi.fn()
    expect(readBanners(directory, storeCode, { ...silent, error }).mainBanners).toEqual([])
    expect(error).toHaveBeenCalledOnce()
  })

  it('are included in the shop', () => {
    const { headImage, mainBanners } = readBanners(config.shop.bannersDirectory, 'default', silent)
    expect(headImage?.picture?.path).toBe('/scene/beech/s335/room.png')
    expect(mainBanners.length).toBeGreaterThan(0)
  })

  it('stop the start if a file is invalid, and name its line and field', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'banners-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const check = () => checkBanners(folder)
    await writeFile(
      join(folder, 'default.json'),
      '{\n  "mainBanners": [\n    { "title": "Oak",\n      "url": "//evil.example" }\n  ]\n}',
    )
    expect(check).toThrow(`${join(folder, 'default.json')}:4 mainBanners.0.url: a path of this shop`)
    await writeFile(join(folder, 'default.json'), '{\n  "mainBanners": [\n')
    expect(check).toThrow(`${join(folder, 'default.json')}:3 `)
    await writeFile(join(folder, 'default.json'), '{}')
    expect(check).not.toThrow()
    expect(() => checkBanners(join(folder, 'none'))).not.toThrow()
  })
})
