import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readClients } from './clients.ts'
import { readConfig } from './config.ts'

const MENU = 'query Menu { menu { name } }'
const OPERATION = { id: 'menu', name: 'Menu', type: 'query', body: MENU }
const apollo = (...operations: readonly object[]) =>
  JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }, null, 2)
const APOLLO = apollo(OPERATION)
const KIOSK = 'clients:\n  - id: yard-kiosk\n    documents: kiosk.json\n    scopes: [public, cart]\n'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clients-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** The clients, or the errors without the folder's name. */
function readClientsFile(text: string) {
  write('clients.yaml', text)
  const read = readClients(join(folder, 'clients.yaml'))
  return 'issues' in read ? read.issues.map((issue) => issue.replace(`${folder}/`, '')) : read
}

// FRONT-1
describe('readClients', () => {
  it.each([
    ["Apollo's format", APOLLO, 'menu', 9],
    ["Relay's format", JSON.stringify({ f3a1: MENU }, null, 2), 'f3a1', 2],
  ])('reads documents in %s', (_, manifest, id, line) => {
    write('kiosk.json', manifest)
    const field = id === 'menu' ? 'operations.0.body' : id
    expect(readClientsFile(KIOSK)).toEqual([
      {
        id: 'yard-kiosk',
        scopes: ['public', 'cart'],
        origins: [],
        requestsPerMinute: null,
        requestsPerMinutePerNetwork: null,
        documents: [{ id, text: MENU, place: expect.stringContaining(`kiosk.json:${line} ${field}`) }],
      },
    ])
  })

  it('registers no client without CLIENTS_FILE', () => {
    expect(readConfig({}).clients).toEqual([])
  })

  it('stops the start with every error of the file and of the settings', () => {
    write('clients.yaml', 'clients:\n  - id: Kiosk\n    documents: kiosk.json\n    scopes: [public]\n')
    expect(() => readConfig({ CLIENTS_FILE: join(folder, 'clients.yaml') })).toThrow(
      `${join(folder, 'clients.yaml')}:2 clients.0.id: has to be a word such as yard-kiosk`,
    )
    expect(() => readConfig({ CLIENTS_FILE: join(folder, 'none.yaml') })).toThrow('CLIENTS_FILE: ')
  })

  it.each([
    [
      'an unknown setting',
      `${KIOSK}    origin: []\n`,
      'clients.yaml:5 clients.0.origin: is not a setting; did you mean origins?',
    ],
    [
      'an unknown scope',
      KIOSK.replace('cart', 'admin'),
      'clients.yaml:4 clients.0.scopes.1: has to be one of public, cart, customer',
    ],
    ['no scope', KIOSK.replace('public, cart', ''), 'clients.yaml:4 clients.0.scopes: needs at least one scope'],
    ['an origin with a path', `${KIOSK}    origins: [https://kiosk.example/app]\n`, 'clients.yaml:5 clients.0.origins.0: '],
    ['an origin pattern', `${KIOSK}    origins: ['https://*.example']\n`, 'clients.yaml:5 clients.0.origins.0: '],
    ['a quota of none', `${KIOSK}    requestsPerMinute: 0\n`, 'clients.yaml:5 clients.0.requestsPerMinute: '],
    ['a client listed twice', KIOSK + KIOSK.replace('clients:\n', ''), 'clients.yaml:5 clients.1.id: is listed twice'],
    ['a missing manifest', KIOSK.replace('kiosk.json', 'other.json'), 'other.json: cannot be read'],
    ['text that is not YAML', 'clients: [', 'clients.yaml:1 '],
  ])('reports %s with file, line and field', (_, text, error) => {
    write('kiosk.json', APOLLO)
    expect(readClientsFile(text)).toContainEqual(expect.stringContaining(error))
  })

  it.each([
    ['is a list', '[]', 'kiosk.json:1 '],
    ['has a text that is a number', '{\n "a": 1 }', 'kiosk.json:2 a: has to be the text of an operation'],
    ['has an id with spaces', '{\n "a b": "{ menu { name } }" }', 'kiosk.json:2 '],
    ['has an id twice', apollo(OPERATION, OPERATION), 'operations.1.id: is listed twice'],
    ['is of another version', APOLLO.replace('"version": 1', '"version": 2'), 'kiosk.json:3 version: has to be 1'],
    ['is of another format', APOLLO.replace('apollo-persisted', 'other'), 'kiosk.json:2 format: has to be apollo-persisted'],
  ])('reports a manifest that %s', (_, manifest, error) => {
    write('kiosk.json', manifest)
    expect(readClientsFile(KIOSK)).toContainEqual(expect.stringContaining(error))
  })
})
