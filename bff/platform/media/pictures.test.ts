import { describe, expect, it } from 'vitest'
import { platformClient } from '../testing/platform-client.ts'
import { type Behaviour, html, json } from '../testing/scripted-platform.ts'

describe('resized pictures', () => {
  const png: Behaviour = (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('PNG')

  it.each([
    [324, 489, '/img/324/489/resize/o/oak%20board.png'],
    [1200, 1488, '/img/826/1024/resize/o/oak%20board.png'],
  ])('are requested for a box of %i × %i within the limit', async (width, height, url) => {
    const { platform, client } = await platformClient(png)
    expect(await client.picture({ width, height }, '/o/oak board.png')).toEqual({
      bytes: Buffer.from('PNG'),
      contentType: 'image/png',
    })
    expect(platform.asked[0]?.url).toBe(url)
  })

  // CMS-20
  it('are read in full size from the media folder, which the platform does not resize', async () => {
    const { platform, client } = await platformClient(png)
    expect(await client.picture({ width: 720, height: 720 }, 'media/wysiwyg/mill yard.jpg')).not.toBeNull()
    expect(platform.asked[0]?.url).toBe('/media/wysiwyg/mill%20yard.jpg')
  })

  it.each([
    ['missing', html(404)],
    ['refused', json({ code: 400, result: 'Unsupported file type' }, 400)],
  ])('are null if they are %s', async (_, behaviour) => {
    expect(await (await platformClient(behaviour)).client.picture({ width: 10, height: 10 }, 'x.png')).toBeNull()
  })

  it.each(['../secret.png', 'a/../../secret.png', ''])('are null for the path %j without a call', async (path) => {
    const { platform, client } = await platformClient(png)
    expect(await client.picture({ width: 10, height: 10 }, path)).toBeNull()
    expect(platform.asked).toHaveLength(0)
  })

  it('throw if the platform compresses them unasked', async () => {
    const { client } = await platformClient(
      (response) => void response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end('PNG'),
    )
    await expect(client.picture({ width: 10, height: 10 }, 'x.png')).rejects.toMatchObject({ code: 'PLATFORM_CONTENT_TYPE' })
  })

  it('throw if the answer is not a picture', async () => {
    await expect((await platformClient(html(200))).client.picture({ width: 10, height: 10 }, 'x.png')).rejects.toMatchObject({
      kind: 'unreachable',
    })
  })
})
