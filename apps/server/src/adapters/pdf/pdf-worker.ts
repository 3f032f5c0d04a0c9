import { parentPort, workerData } from 'node:worker_threads'
import type { CaseDocument } from 'support'
import { renderPdf } from './render-pdf.ts'

// A worker thread that renders one document and ends.
const bytes = await renderPdf(workerData as CaseDocument)
parentPort?.postMessage(bytes)
