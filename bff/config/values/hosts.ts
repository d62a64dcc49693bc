import { list } from './plain.ts'

const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i
const MAX_HOST_LENGTH = 260

/** Whether a text is a valid host of a URL: 'shop.example', 'shop.example:8443', '[::1]'. @source RFC 9112 §3.2 */
export const isHost = (text: string): boolean =>
  text.length <= MAX_HOST_LENGTH && HOST.test(text) && URL.canParse(`http://${text}`)

/**
 * A comma-separated list of hosts, converted to lower case: 'shop.example', 'shop.example:8443', '192.0.2.7', '[2001:db8::1]'.
 */
export const hosts = list('')
  .transform((names) => names.map((name) => name.toLowerCase()))
  .superRefine((names, context) => {
    if (names.length === 0) context.addIssue('This has to name at least one host')
    for (const name of names)
      if (!isHost(name)) context.addIssue(`${JSON.stringify(name)} is not a host, such as shop.example or shop.example:8443`)
  })
