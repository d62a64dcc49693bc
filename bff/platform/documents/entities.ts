const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi
const LAST_CODE_POINT = 0x10_ffff

/**
 * Text without the entities that platforms escape it with: 'Oak & ash' for 'Oak &amp; ash'. Decodes once, and leaves other entities.
 * @source FRONT-19
 */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? entity
    const codePoint = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : entity
  })
