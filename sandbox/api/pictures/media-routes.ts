import type { FastifyInstance } from 'fastify'
import type { ScalePicture } from './scale-picture.ts'

const PICTURES = 'catalog/product/'
const DOCUMENT = /([^/]+)\.(pdf|txt)$/i

/** Serves product pictures in full size, and a generated PDF for every linked document. @source platform contract §0.1 */
export function mediaRoutes(app: FastifyInstance, pictures: ScalePicture): void {
  app.get<{ Params: { '*': string } }>('/media/*', async ({ params }, reply) => {
    const path = params['*']
    const [, name = '', type] = DOCUMENT.exec(path) ?? []
    if (type?.toLowerCase() === 'pdf') return reply.type('application/pdf').send(pdfPage(toTitle(name), SHEET))
    if (type) return reply.type('text/plain; charset=utf-8').send([toTitle(name), '', ...SHEET, ''].join('\n'))
    const picture = path.startsWith(PICTURES) ? await pictures(path.slice(PICTURES.length - 1), 0, 0, 'resize') : null
    return picture ? reply.type(picture.contentType).send(picture.body) : reply.callNotFound()
  })
}

const SHEET = [
  'Heartwood Timber & Building Supplies',
  'Dimensions are nominal; timber moves with the seasons. Store flat, dry and off the ground.',
  'Wear gloves and a dust mask when cutting. Pre-drill close to ends.',
  'Ask the trade counter about certificates, loads and finishes.',
]

function toTitle(fileName: string): string {
  const words = fileName.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const PAGE = '/MediaBox [0 0 595 842]'
const ESCAPED = /[\\()]/g
const BEYOND_LATIN = /[^\u0020-\u007e\u00a0-\u00ff]/g

function pdfPage(heading: string, lines: readonly string[]): Buffer {
  const drawing = [
    `BT /F1 20 Tf 56 770 Td (${pdfText(heading)}) Tj ET`,
    ...lines.map((line, i) => `BT /F1 11 Tf 56 ${736 - 18 * i} Td (${pdfText(line)}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE} /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${Buffer.byteLength(drawing, 'latin1')} >>\nstream\n${drawing}\nendstream`,
  ]
  const offsets: number[] = []
  let file = '%PDF-1.4\n'
  objects.forEach((object, i) => {
    offsets.push(file.length)
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const pdfText = (text: string) => text.replace(BEYOND_LATIN, '?').replace(ESCAPED, '\\$&')
