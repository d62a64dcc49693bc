/** Imported by a process that the development server starts, so that it does not outlive it. */
import { endWithParent } from '../end-with-parent.ts'

endWithParent()
