import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DataFolderUnusable, explainDataFolder, openFile } from './data-folder.ts'
import { BUILT_IN, openDatabase } from './database.ts'
import { replaceCatalog } from './replace-catalog.ts'
import { openShoppers } from './shoppers/database.ts'

function createParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return parent
}

/** Why a database cannot be opened, as the operator reads it. */
function readRefusal(directory: string, open: (directory: string) => DatabaseSync = openDatabase): string {
  try {
    open(directory).close()
    return 'opened'
  } catch (error) {
    const explained = explainDataFolder(error, directory)
    return explained instanceof DataFolderUnusable ? explained.message : 'not explained'
  }
}

// RUN-34
describe('the data folder', () => {
  it('is created with its parents, and may exist', () => {
    const directory = join(createParent(), 'a', 'b')
    for (const name of ['first.sqlite', 'second.sqlite']) openFile(directory, name).close()
    expect(readdirSync(directory)).toEqual(['first.sqlite', 'second.sqlite'])
  })

  it('is refused in one sentence if the file system takes no folders', () => {
    expect(readRefusal('/proc/heartwood/data')).toMatch(
      /^the data folder "\/proc\/heartwood\/data" cannot be used: E\w+: .+, mkdir '\/proc(\/heartwood)?'$/,
    )
  })

  it('is refused in one sentence if a file is in its place or above it', () => {
    const file = join(createParent(), 'file')
    writeFileSync(file, '')
    for (const directory of [file, join(file, 'data')])
      expect(readRefusal(directory)).toMatch(/^the data folder "\S+" cannot be used: (EEXIST|ENOTDIR): [^\n]+$/)
  })

  it.each([
    ['sandbox.sqlite', openDatabase],
    ['shoppers.sqlite', openShoppers],
  ])('is refused in one sentence if %s is not a database, or a folder', (name, open) => {
    const directory = createParent()
    const refusal = `the data folder "${directory}" cannot be used: `
    writeFileSync(join(directory, name), 'no database, but text that is long enough to be read as one')
    expect(readRefusal(directory, open)).toBe(`${refusal}file is not a database`)
    rmSync(join(directory, name))
    mkdirSync(join(directory, name))
    expect(readRefusal(directory, open)).toBe(`${refusal}unable to open database file`)
  })

  it('is refused in one sentence if its disk is full', () => {
    const fill = (directory: string) => {
      const database = openDatabase(directory)
      onTestFinished(() => database.close())
      const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count)
      database.exec(`PRAGMA max_page_count = ${pages}`)
      const document = { id: 1, sku: 'A', name: 'Oak', description: 'A long lane. '.repeat(100_000) }
      replaceCatalog(database, [{ entity: 'product', view: 'default', document }], BUILT_IN, new Date(0))
      return database
    }
    const directory = createParent()
    expect(readRefusal(directory, fill)).toBe(`the data folder "${directory}" cannot be used: database or disk is full`)
  })

  it.each([[new Error('a mistake of ours')], [Object.assign(new Error('no such table'), { errcode: 1 })], ['text']])(
    'does not explain %s',
    (error) => {
      expect(explainDataFolder(error, 'data')).toBe(error)
    },
  )
})
