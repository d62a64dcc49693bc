import { list } from './plain.ts'

/** A name, or an address of either version, and a port. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i
/** The longest name there can be, with a port. */
const MAX_HOST_LENGTH = 260

/** Whether a text can be the host of an address: 'shop.example', 'shop.example:8443', '[::1]'. @source RFC 9112 §3.2 */
export const isHost = (text: string): boolean =>
  text.length <= MAX_HOST_LENGTH && HOST.test(text) && URL.canParse(`http://${text}`)

/** A comma list of hosts as browsers name them, in lower case: 'shop.example', 'shop.example:8443', '192.0.2.7', '[2001:db8::1]'. */
export const hosts = list('')
  .transform((names) => names.map((name) => name.toLowerCase()))
  .superRefine((names, context) => {
    if (names.length === 0) context.addIssue('a list of commas names no host')
    for (const name of names)
      if (!isHost(name))
        context.addIssue(`${JSON.stringify(name)} is no host: it has to be one such as shop.example, or shop.example:8443`)
  })
