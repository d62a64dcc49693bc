import { LARGEST_PICTURE } from '../deployment.ts'
import { Refusal } from '../envelope.ts'

type PictureAction = 'resize' | 'fit' | 'identify'

export interface PictureRequest {
  /** Starts with a slash. */
  readonly path: string
  /** Pixels; 0 means no limit. */
  readonly width: number
  readonly height: number
  readonly action: PictureAction
}

const ACTIONS: readonly PictureAction[] = ['resize', 'fit', 'identify']
const FILE_TYPE = /\.(?:gif|png|jpe?g|webp|svg)$/i
const PRODUCT_MEDIA = '/media/catalog/product'

/** Parses `{width}/{height}/{action}/{path}`. @source platform contract E12 */
export function pictureByPath(rest: string): PictureRequest {
  const [width, height, action, ...path] = rest.split('/')
  return checkRequest(width, height, action, `/${path.join('/')}`)
}

/**
 * Parses the parameters `url`, `width`, `height` and `action`. The URL must be of this host, encoded once more.
 * @source platform contract E12
 */
export function pictureByUrl(parameters: Readonly<Record<string, string>>, host: string): PictureRequest {
  const { url, width, height, action } = parameters
  if (!url) throw new Refusal(400, 'The parameter url is missing')
  const source = parsedUrl(url)
  const request = checkRequest(width, height, action, source.pathname)
  if (source.host !== host) throw new Refusal(400, 'Host is not allowed')
  return { ...request, path: decodeText(request.path.replace(PRODUCT_MEDIA, '')) }
}

function checkRequest(
  width: string | undefined,
  height: string | undefined,
  action: string | undefined,
  path: string,
): PictureRequest {
  const known = ACTIONS.find((name) => name === action)
  const [across, down] = [Number(width || Number.NaN), Number(height || Number.NaN)]
  if (!known || !Number.isInteger(across) || !Number.isInteger(down)) {
    throw new Refusal(400, 'Please provide width and height as whole numbers and an action: resize, fit or identify')
  }
  if (Math.min(across, down) < 0 || Math.max(across, down) > LARGEST_PICTURE) {
    throw new Refusal(400, `Width and height must have a value between 0 and ${LARGEST_PICTURE}`)
  }
  if (!FILE_TYPE.test(path)) throw new Refusal(400, 'Unsupported file type')
  return { path, width: across, height: down, action: known }
}

function parsedUrl(encoded: string): URL {
  const url = URL.parse(encoded) ?? URL.parse(decodeText(encoded))
  if (!url) throw new Refusal(400, 'The parameter url is not a URL')
  return url
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal(400, 'The parameter url is not a URL')
  }
}
