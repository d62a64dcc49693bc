import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { config, silent } from '../testing/platform.ts'
import { readBanners } from './banners.ts'

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
  it('are those of the store view', async () => {
    expect((await readBanners(directory, 'de', silent)).mainBanners).toMatchObject([{ title: 'Eiche', picture: null }])
  })

  // HOME-1, VIEW-5
  it('are the default ones where a store view has none', async () => {
    expect((await readBanners(directory, 'it', silent)).mainBanners).toMatchObject([{ title: 'Oak' }])
  })

  it('are none without a file', async () => {
    const none = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] }
    expect(await readBanners(join(directory, 'none'), 'default', silent)).toEqual(none)
  })

  it.each(['broken', 'elsewhere'])('are none, with a line in the log, for the file %s.json', async (storeCode) => {
    const error = vi.fn()
    expect((await readBanners(directory, storeCode, { ...silent, error })).mainBanners).toEqual([])
    expect(error).toHaveBeenCalledOnce()
  })

  it('come with the shop', async () => {
    const { headImage, mainBanners } = await readBanners(config.shop.bannersDirectory, 'default', silent)
    expect(headImage?.picture?.path).toBe('/scene/oak/front.png')
    expect(mainBanners.length).toBeGreaterThan(0)
  })
})
