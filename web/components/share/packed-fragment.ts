import { holdsList, LIST_FRAGMENT } from './list-fragment.ts'

/** Longer fragments are rejected; those that the shop packs are far shorter. */
const LONGEST = 60_000

type UnpackedList<List> = { readonly status: 'none' | 'unreadable' } | { readonly status: 'ready'; readonly list: List }

/**
 * The fragment of an address that holds a list, so that no server stores it. Has only characters that messengers keep in links.
 * @source CUT-17, SAVE-7
 */
export function packFragment(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return LIST_FRAGMENT + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Unpacks the list of a fragment. It is unreadable if the fragment is too long or is not JSON in base64.
 * @param decode returns null if the value is no such list: a stranger may have written the link
 */
export function unpackFragment<List>(fragment: string, decode: (value: unknown) => List | null): UnpackedList<List> {
  if (!holdsList(fragment)) return { status: 'none' }
  if (fragment.length > LONGEST) return { status: 'unreadable' }
  const list = decode(readJson(fragment))
  return list === null ? { status: 'unreadable' } : { status: 'ready', list }
}

/** Undefined for a fragment that is not JSON in base64. */
function readJson(fragment: string): unknown {
  try {
    const binary = atob(fragment.slice(LIST_FRAGMENT.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
