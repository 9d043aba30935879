import { useEffect, useRef, useState } from 'react';

/** Until its place has been measured. */
const firstHeight = 600;

/** A page of a fixed width in its place: as high as the place, and drawn smaller where that is narrower. */
export function useFit(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = room ? Math.min(1, room.width / width) : 1;
  const height = (room?.height ?? firstHeight) / scale;
  return { place, style: { width, height, transform: `scale(${scale})` } };
}
