'use client';
import { type DroppableContainer, getClientRect, useDndContext } from '@dnd-kit/core';
import { useEffect } from 'react';
import { distance } from './drag-targets';

const TOLERANCE_PX = 1;

function hasMoved({ node, rect }: DroppableContainer): boolean {
  if (!node.current || !rect.current) return false;
  return distance(getClientRect(node.current, { ignoreTransform: true }), rect.current) > TOLERANCE_PX;
}

/** Targets are measured when an item is lifted; content that appears afterwards moves them. */
export function FollowTargets() {
  const { active, droppableContainers, measureDroppableContainers } = useDndContext();
  const isDragging = active !== null;

  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function look() {
      if (droppableContainers.getEnabled().some(hasMoved)) measureDroppableContainers([]);
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, droppableContainers, measureDroppableContainers]);

  useEffect(() => {
    if (!isDragging) return;
    const { style } = document.documentElement;
    // Scroll anchoring would be mistaken for scrolling by the person.
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, [isDragging]);
  return null;
}
