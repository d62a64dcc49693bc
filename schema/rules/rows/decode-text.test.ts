import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'))

it.each<[string, Uint8Array, string]>([
  ['UTF-8', new TextEncoder().encode('Fräse;½"'), 'Fräse;½"'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffFräse'), 'Fräse'],
  ['UTF-16 of a spreadsheet', utf16('Fräse\t1'), 'Fräse\t1'],
  ['UTF-16 in big-endian byte order', swapBytes(utf16('Fräse\t1')), 'Fräse\t1'],
  ['Windows-1252', Uint8Array.of(0x46, 0x72, 0xe4, 0x73, 0x65, 0x3b, 0xbd, 0x80), 'Fräse;½€'],
  ['nothing', new Uint8Array(), ''],
])('decodeText reads a file in %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

function swapBytes(bytes: Uint8Array): Uint8Array {
  return bytes.map((_, i) => bytes[i % 2 === 0 ? i + 1 : i - 1] ?? 0)
}
