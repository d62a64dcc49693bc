/** Imported by processes that the development server starts, so that they end with it. */
import { endWithParent } from '../end-with-parent.ts'

endWithParent()
