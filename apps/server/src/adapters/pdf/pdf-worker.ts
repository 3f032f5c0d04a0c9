import { parentPort, workerData } from 'node:worker_threads'
import type { PrintDocument } from 'support'
import { drawPdf } from './draw-pdf.ts'

// The whole of a thread that draws one document and ends.
const bytes = await drawPdf(workerData as PrintDocument)
parentPort?.postMessage(bytes)
