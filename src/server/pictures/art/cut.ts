type Size = { width: number; height: number };

/** The largest part of a picture with the frame's shape, around a point such as `40% 20%`, placed as CSS places it. */
export function cutAround(picture: Size, frame: Size, position: string): Size & { left: number; top: number } {
  const [x = 50, y = 50] = position.split(' ').map(Number.parseFloat).filter(Number.isFinite);
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  return {
    width,
    height,
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
  };
}
