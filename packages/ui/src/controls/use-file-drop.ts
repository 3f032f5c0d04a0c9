import { type DragEvent, useState } from 'react'
import { handFiles } from './FileInput.tsx'

/** Handles files that are dropped on an element; null where the element accepts none. */
export function useFileDrop(onFiles: ((files: File[]) => void) | null, isMultiple = true) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  return {
    isOver: isDraggedOver && onFiles !== null,
    zone: {
      onDragOver: (event: DragEvent) => {
        // Dragged text is left to the field below the pointer.
        if (!hasFiles(event)) return
        event.preventDefault()
        setDraggedOver(true)
      },
      // dragleave also fires when the pointer moves onto a child; only a pointer outside the zone ends the drag.
      onDragLeave: (event: DragEvent) => {
        const next = event.relatedTarget
        if (!(next instanceof Node && event.currentTarget.contains(next))) setDraggedOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDraggedOver(false)
        if (onFiles) handFiles(event.dataTransfer.files, onFiles, isMultiple)
      },
    },
  }
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => [...dataTransfer.types].includes('Files')
