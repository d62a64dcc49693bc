import type { FastifyInstance } from 'fastify'
import type { ScalePicture } from '../pictures/scale-picture.ts'
import { pdfPage } from './data-sheet.ts'

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
