import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { Refusal } from '../envelope.ts'
import { readParameters } from '../parameters.ts'
import { type PictureRequest, pictureByPath, pictureByUrl } from './request.ts'
import type { ScalePicture } from './scale-picture.ts'

const ROOT = '/img'
const ONE_YEAR = 'max-age=31557600'

/** Serves pictures in the requested size. @source platform contract E12 */
export function pictureRoutes(app: FastifyInstance, pictures: ScalePicture): void {
  app.all<{ Params: { '*': string } }>(`${ROOT}/*`, ({ method, params }, reply) =>
    isRead(method) ? send(reply, pictures, pictureByPath(params['*'])) : refuseMethod(reply),
  )
  app.all(ROOT, ({ method, query, host }, reply) =>
    isRead(method) ? send(reply, pictures, pictureByUrl(readParameters(query), host)) : refuseMethod(reply),
  )
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

async function send(
  reply: FastifyReply,
  pictures: ScalePicture,
  { path, width, height, action }: PictureRequest,
): Promise<FastifyReply> {
  const picture = await pictures(path, width, height, action === 'fit' ? 'fit' : 'resize')
  if (!picture) throw new Refusal(400, `Unable to download the requested image ${path}`)
  reply.header('cache-control', ONE_YEAR).type(picture.contentType)
  return reply.send(action === 'identify' ? JSON.stringify(await identify(picture.body)) : picture.body)
}

async function identify(body: Buffer): Promise<object> {
  const { format, width, height, space, channels, hasAlpha } = await sharp(body).metadata()
  return { format, width, height, space, channels, hasAlpha, size: body.length }
}

const refuseMethod = (reply: FastifyReply) => reply.code(405).type('text/plain; charset=utf-8').send('Method Not Allowed')
