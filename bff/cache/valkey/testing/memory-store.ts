import { COMPARE_AND_SET } from '../compare-and-set.ts'
import { type Reply, Status, StoreError } from './replies.ts'

type Hash = ReadonlyMap<string, string>
type StoredValue = { readonly value: string | readonly string[] | Hash; readonly endsAt: number }
type Command = (...words: string[]) => Reply

const OK = new Status('OK')
const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value'
const FOR_EVER = Number.POSITIVE_INFINITY

/** The commands that the shop, its client and its tests use, implemented like a real store. */
export function memoryStore(): ReadonlyMap<string, Command> {
  const kept = new Map<string, StoredValue>()

  function entry(key: string): StoredValue | undefined {
    const found = kept.get(key)
    if (!found || found.endsAt > Date.now()) return found
    kept.delete(key)
    return undefined
  }
  function text(key: string): string | null {
    const value = entry(key)?.value ?? null
    if (value !== null && typeof value !== 'string') throw new StoreError(WRONG_TYPE)
    return value
  }
  function fields(key: string): Hash {
    const value = entry(key)?.value ?? new Map()
    if (!(value instanceof Map)) throw new StoreError(WRONG_TYPE)
    return value
  }
  function setFields(key: string, value: Hash): void {
    if (value.size === 0) kept.delete(key)
    else kept.set(key, { value, endsAt: entry(key)?.endsAt ?? FOR_EVER })
  }
  const toDeadline = (ms: string) => Date.now() + wholeNumber(ms)

  function set(key: string, value: string, ...options: string[]): Reply {
    const names = options.map((option) => option.toUpperCase())
    const px = names.indexOf('PX')
    const known = names.filter((name, index) => ['NX', 'PX', 'GET'].includes(name) || (px >= 0 && index === px + 1))
    if (known.length < names.length) throw new StoreError('ERR syntax error')
    const before = names.includes('GET') ? text(key) : null
    if (names.includes('NX') && entry(key)) return before
    kept.set(key, { value, endsAt: px < 0 ? FOR_EVER : toDeadline(options[px + 1] ?? '') })
    return names.includes('GET') ? before : OK
  }
  /** Runs the only supported script, recognised by its text. */
  function evaluate(script: string, _keys: string, key = '', expected = '', next = '', ms = ''): Reply {
    if (script !== COMPARE_AND_SET) throw new StoreError('ERR this script is not known here')
    if ((text(key) ?? '') !== expected) return 0
    if (next === '') kept.delete(key)
    else set(key, next, 'PX', ms)
    return 1
  }

  return new Map<string, Command>([
    ['ping', () => new Status('PONG')],
    ['info', () => 'valkey_version:0.0.0\r\nloading:0\r\n'],
    ['select', () => OK],
    ['client', () => OK],
    ['get', (key = '') => text(key)],
    ['mget', (...keys) => keys.map((key) => (typeof entry(key)?.value === 'string' ? text(key) : null))],
    ['set', (key = '', value = '', ...options) => set(key, value, ...options)],
    ['eval', (script = '', keys = '', ...words) => evaluate(script, keys, ...words)],
    ['del', (...keys) => keys.filter((key) => entry(key) && kept.delete(key)).length],
    [
      'incr',
      (key = '') => {
        const next = wholeNumber(text(key) ?? '0') + 1
        kept.set(key, { value: String(next), endsAt: entry(key)?.endsAt ?? FOR_EVER })
        return next
      },
    ],
    [
      'pexpire',
      (key = '', ms = '', condition = '') => {
        const found = entry(key)
        if (!found || (condition.toUpperCase() === 'NX' && found.endsAt !== FOR_EVER)) return 0
        kept.set(key, { ...found, endsAt: toDeadline(ms) })
        return 1
      },
    ],
    [
      'pttl',
      (key = '') => {
        const found = entry(key)
        if (!found) return -2
        return found.endsAt === FOR_EVER ? -1 : found.endsAt - Date.now()
      },
    ],
    [
      'rpush',
      (key = '', ...values) => {
        const before = entry(key)?.value ?? []
        if (!Array.isArray(before)) throw new StoreError(WRONG_TYPE)
        kept.set(key, { value: [...before, ...values], endsAt: FOR_EVER })
        return before.length + values.length
      },
    ],
    ...hashCommands(fields, setFields),
    ['keys', () => [...kept.keys()].filter((key) => entry(key))],
  ])
}

function hashCommands(
  fields: (key: string) => Hash,
  setFields: (key: string, value: Hash) => void,
): readonly (readonly [string, Command])[] {
  return [
    [
      'hset',
      (key = '', ...words) => {
        const [before, after] = [fields(key), new Map(fields(key))]
        for (let at = 0; at < words.length; at += 2) after.set(words[at] ?? '', words[at + 1] ?? '')
        setFields(key, after)
        return after.size - before.size
      },
    ],
    ['hlen', (key = '') => fields(key).size],
    ['hstrlen', (key = '', name = '') => fields(key).get(name)?.length ?? 0],
    ['hmget', (key = '', ...names) => names.map((name) => fields(key).get(name) ?? null)],
    ['hgetall', (key = '') => [...fields(key)].flat()],
    [
      'hdel',
      (key = '', ...names) => {
        const before = fields(key)
        const after = new Map([...before].filter(([name]) => !names.includes(name)))
        setFields(key, after)
        return before.size - after.size
      },
    ],
  ]
}

function wholeNumber(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new StoreError('ERR value is not an integer or out of range')
  return Number(text)
}
