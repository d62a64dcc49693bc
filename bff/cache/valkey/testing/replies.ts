/** A store's answer before encoding: text, number, null, status, error or a list of these. */
export type Reply = string | number | null | Status | StoreError | readonly Reply[]

/** A status such as 'OK'. */
export class Status {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** 'WRONGTYPE Operation against …' */
export class StoreError extends Error {}

/** Encodes a reply. @source RESP2, https://valkey.io/topics/protocol; strings have a character for each byte */
export function encodeReply(reply: Reply): string {
  if (reply === null) return '$-1\r\n'
  if (typeof reply === 'number') return `:${reply}\r\n`
  if (typeof reply === 'string') return `$${reply.length}\r\n${reply}\r\n`
  if (reply instanceof Status) return `+${reply.text}\r\n`
  if (reply instanceof StoreError) return `-${reply.message}\r\n`
  return `*${reply.length}\r\n${reply.map(encodeReply).join('')}`
}

/** The complete commands at the start of the received text, and the rest. */
export function commandsIn(received: string): { readonly commands: readonly (readonly string[])[]; readonly rest: string } {
  const commands: string[][] = []
  let rest = received
  for (let next = firstCommand(rest); next; next = firstCommand(rest)) {
    commands.push(next.words)
    rest = rest.slice(next.end)
  }
  return { commands, rest }
}

function firstCommand(text: string): { readonly words: string[]; readonly end: number } | null {
  const [head, count] = /^\*(\d+)\r\n/.exec(text) ?? []
  if (head === undefined) return null
  const words: string[] = []
  let at = head.length
  while (words.length < Number(count)) {
    const [length, bytes] = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20)) ?? []
    if (length === undefined) return null
    const start = at + length.length
    const end = start + Number(bytes)
    if (text.length < end + 2) return null
    words.push(text.slice(start, end))
    at = end + 2
  }
  return { words, end: at }
}
