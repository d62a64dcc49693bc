import { holdsList, LIST_FRAGMENT } from './list-fragment.ts'

/** Longer fragments are rejected; those that the shop packs are far shorter. */
const LONGEST = 60_000

export type UnpackedFragment =
  | { readonly status: 'none' | 'unreadable' }
  /** `value` is unknown: a stranger may have written the link. */
  | { readonly status: 'ready'; readonly value: unknown }

/**
 * The fragment of an address that holds a list, so that no server stores it. Has only characters that messengers keep in links.
 * @source CUT-17, SAVE-7
 */
export function packFragment(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return LIST_FRAGMENT + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Unpacks a fragment. It is unreadable if it is too long, or no JSON in base64. */
export function unpackFragment(fragment: string): UnpackedFragment {
  if (!holdsList(fragment)) return { status: 'none' }
  if (fragment.length > LONGEST) return { status: 'unreadable' }
  try {
    const binary = atob(fragment.slice(LIST_FRAGMENT.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return { status: 'ready', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { status: 'unreadable' }
  }
}
