const PICTURE = /\/img\/\d+x\d+\/(.+)\.\w+$/

const pictureIn = (url: string): string | undefined => PICTURE.exec(url)?.[1]

/** The picture at a URL in any size or format that the device has. @source CACHE-21 */
export async function findOtherSize(url: string, cache: Pick<Cache, 'keys' | 'match'>): Promise<Response | undefined> {
  const picture = pictureIn(url)
  const other = (await cache.keys()).find((request) => picture !== undefined && pictureIn(request.url) === picture)
  return other && cache.match(other, { ignoreVary: true })
}
